import { hasS3Server } from '@dana/config/testing/s3/s3-server';
import { describe } from 'vitest';

/** `describe` for tests that need a real S3 server. Where none can be had they are left out; that was said already. */
export const describeOnS3: typeof describe | typeof describe.skip = hasS3Server ? describe : describe.skip;
