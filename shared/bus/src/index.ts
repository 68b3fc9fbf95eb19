export { createBus, type Bus } from './create-bus.ts';
export { connectTabs } from './connect-tabs.ts';
