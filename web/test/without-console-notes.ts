// React's development build records every rendering for the browser's developer tools if it finds these two. Nobody
// looks at them in tests, and they take a seventh of the time.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
