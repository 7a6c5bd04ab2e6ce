export const sampleAdvertisement = {
  id: 7,
  advertiser: 'Example Training',
  title: 'Learn Tally in six weeks',
  text: 'Evening classes, online.',
  domain: 'training.example',
  picture_url: null,
};
