/**
 * The answers that a repeat reads stand to the letter, as in every database that was made since the second migration
 * says so. One of before has them as jsonb, which sorts their keys. Programs of before write into either.
 */
export const statements = ['alter table idempotency alter column body type json using body::json'];
