// Before React, which looks for them when it loads.
import './without-console-notes.ts';
import React from 'react';

// React also keeps a stack for each element, up to a number of them each second: as if that were reached. What
// it complains of still fails a test; it only says less of where. That takes another sixth of the time.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
