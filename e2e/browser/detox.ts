/** Stands in for the package `detox` when specs run against the web build. */
export { device } from './device';
export { element } from './element';
export { expect, waitFor } from './expectation';
export { by } from './matcher';
