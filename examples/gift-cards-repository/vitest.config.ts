import { defineRemoteTests } from '@dana/testing/remote-tests';

export default defineRemoteTests();
