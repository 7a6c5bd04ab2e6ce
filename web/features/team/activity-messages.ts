import { TEAM_ACTIVITY_DAYS } from '../../../contract/constants.ts';
import { defineMessages } from '../../lib/messages.ts';

/** Sentences with the name of who did it in front; in Hindi with ने where the verb asks for it. */
export const activityMessages = defineMessages({
  en: {
    title: 'Who did what',
    intro: `What the team did with jobs, applications and roles in the last ${TEAM_ACTIVITY_DAYS} days.`,
    failed: 'The list could not be loaded.',
    none: 'Nothing yet',
    noneText: 'Posted jobs, decisions and changes of the team are shown here.',
    invited: (by: string, role: string) => `${by} invited somebody as ${role}`,
    invitation_withdrawn: (by: string) => `${by} withdrew an invitation`,
    joined: (by: string, role: string) => `${by} joined as ${role}`,
    role_changed: (by: string, role: string, whom: string) => `${by} made ${whom} ${role}`,
    removed: (by: string, _role: string, whom: string) => `${by} removed ${whom} from the team`,
    left: (by: string) => `${by} left the team`,
    became_owner: (by: string, _role: string, whom: string) => `${by} made ${whom} an owner`,
    inherited: (whom: string) =>
      `${whom} became the owner, because the last one deleted their account`,
    job_posted: (by: string) => `${by} posted a job`,
    status_changed: (by: string, status: string) => `${by} moved an application: ${status}`,
    interview_moved: (by: string) => `${by} changed an interview`,
    interview_cancelled: (by: string) => `${by} cancelled an interview`,
    interview_missed: (by: string) => `${by} said that somebody missed an interview`,
  },
  hi: {
    title: 'किसने क्या किया',
    intro: `पिछले ${TEAM_ACTIVITY_DAYS} दिनों में टीम ने नौकरियों, आवेदनों और भूमिकाओं में क्या किया।`,
    failed: 'सूची नहीं खुल सकी।',
    none: 'अभी कुछ नहीं',
    noneText: 'पोस्ट की हुई नौकरियाँ, फ़ैसले और टीम के बदलाव यहाँ दिखेंगे।',
    invited: (by, role) => `${by} ने किसी को बुलाया, भूमिका: ${role}`,
    invitation_withdrawn: (by) => `${by} ने एक न्योता वापस लिया`,
    joined: (by, role) => `${by} टीम में आए, भूमिका: ${role}`,
    role_changed: (by, role, whom) => `${by} ने ${whom} की भूमिका बदली: ${role}`,
    removed: (by, _role, whom) => `${by} ने ${whom} को टीम से हटाया`,
    left: (by) => `${by} ने टीम छोड़ी`,
    became_owner: (by, _role, whom) => `${by} ने ${whom} को ओनर बनाया`,
    inherited: (whom) => `${whom} ओनर बने, क्योंकि पिछले ओनर ने अपना खाता हटा दिया`,
    job_posted: (by) => `${by} ने नौकरी पोस्ट की`,
    status_changed: (by, status) => `${by} ने आवेदन की स्थिति बदली: ${status}`,
    interview_moved: (by) => `${by} ने एक इंटरव्यू बदला`,
    interview_cancelled: (by) => `${by} ने एक इंटरव्यू रद्द किया`,
    interview_missed: (by) => `${by} ने बताया कि इंटरव्यू में कोई नहीं आया`,
  },
});
