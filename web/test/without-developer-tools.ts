// React's development build notes every rendering for the developer tools of the browser, where it
// finds these two. Nobody looks at them in tests, and they take a seventh of their time.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

// It also keeps a stack for each element, up to a number of them each second: as if that were reached. What
// React complains of still fails a test; it only says less of where. That takes another sixth.
const { default: React } = await import('react');
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// Only a module may await.
export {};
