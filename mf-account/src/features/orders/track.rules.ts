import { trackOrderInputSchema } from '@dana/contracts/api/order';
import { schemaRules } from '@dana/forms/check-by-schema';
import { type TrackingValues, trackingRequest } from './tracking-request.ts';

/** The rules of the API; e-mail and phone are one field here. */
export const trackRules = schemaRules(trackOrderInputSchema, {
  checked: (values: TrackingValues) => trackingRequest(values),
  nameOf: (name) => (name === 'number' ? name : 'contact'),
});
