import { trackOrderInputSchema } from '@dana/contracts/api/order';
import { checkBySchema } from '@dana/forms/check-by-schema';
import type { Resolver } from 'react-hook-form';
import { type TrackingValues, trackingRequest } from './tracking-request.ts';

/** The rules of the API; e-mail and phone are one field here. */
export const trackRules: Resolver<TrackingValues> = (values) =>
  checkBySchema(trackOrderInputSchema, values, {
    checked: trackingRequest(values),
    nameOf: (name) => (name === 'number' ? name : 'contact'),
  }) as never;
