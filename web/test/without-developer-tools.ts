// Before React, which looks for them when it loads.
import './without-console-notes.ts';
import React from 'react';

// React also captures a stack for each element, up to a number per second: this pretends that the number was reached.
// Its warnings still fail a test, only with less information about where. That saves another sixth of the time.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
