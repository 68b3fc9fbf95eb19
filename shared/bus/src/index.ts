export { type Bus, createBus, type Delivery, type OwnedBus } from './create-bus.ts';
export { connectTabs } from './connect-tabs.ts';
