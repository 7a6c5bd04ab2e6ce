// React's development build notes every rendering for the developer tools of the browser, where it
// finds these two. Nobody looks at them in tests, and they take a seventh of their time.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
