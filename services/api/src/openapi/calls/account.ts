import {
  accountDataAnswerSchema,
  deleteAccountAnswerSchema,
  deleteAccountInputSchema,
} from '@dana/contracts/api/account-data';
import { doneSchema } from '@dana/contracts/api/envelope';
import {
  accountFromOrderInputSchema,
  confirmEmailAnswerSchema,
  confirmEmailInputSchema,
  forgotPasswordInputSchema,
  loginInputSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  sessionAnswerSchema,
} from '@dana/contracts/api/session';
import { uploadAnswerSchema } from '@dana/contracts/api/upload';
import { profileAnswerSchema, profileInputSchema, updatePasswordInputSchema } from '@dana/contracts/api/user';
import * as z from 'zod/mini';
import { callsOf } from '../api-call.ts';

/** The calls of a session and of the shopper’s own data. */
export const accountCalls = callsOf(
  { tag: 'Account', auth: 'required' },
  {
    register: {
      at: 'POST /register',
      summary: 'Makes an account and signs in.',
      auth: 'none',
      body: registerInputSchema,
      answer: sessionAnswerSchema,
      status: 201,
      isLimited: true,
      takesIdempotencyKey: true,
    },
    openAccountFromOrder: {
      extension: 'orders',
      at: 'POST /orders/{order}/account',
      summary: 'Makes an account of a guest’s order: its contact, address and the order itself. Signs in.',
      auth: 'optional',
      body: accountFromOrderInputSchema,
      answer: sessionAnswerSchema,
      status: 201,
      isLimited: true,
      takesIdempotencyKey: true,
      reaches: [{ kind: 'order', in: 'path', name: 'order' }],
    },
    login: {
      at: 'POST /login',
      summary:
        'Signs in. A wrong password is 422: nobody is signed out by it. An account that is being deleted is 409 without `keep_account`.',
      refusals: [409],
      auth: 'none',
      body: loginInputSchema,
      answer: sessionAnswerSchema,
      isLimited: true,
    },
    logout: {
      extension: 'sign-out',
      at: 'POST /logout',
      summary: 'Signs out: the token is worth nothing afterwards.',
      answer: doneSchema,
    },
    forgotPassword: {
      extension: 'password-reset',
      at: 'POST /forgot-password',
      summary:
        'Mails a link for a new password. The answer does not reveal whether there is such an account.',
      auth: 'none',
      body: forgotPasswordInputSchema,
      answer: doneSchema,
      isLimited: true,
    },
    resetPassword: {
      extension: 'password-reset',
      at: 'POST /reset-password',
      summary: 'Sets a new password by a mailed token, once, and signs out everywhere.',
      auth: 'none',
      body: resetPasswordInputSchema,
      answer: doneSchema,
      isLimited: true,
      takesIdempotencyKey: true,
    },
    confirmEmail: {
      extension: 'email-confirmation',
      at: 'POST /confirm-email',
      summary:
        'Confirms the account’s e-mail by a mailed token, once. Earlier orders of guests with it join the account.',
      body: confirmEmailInputSchema,
      answer: confirmEmailAnswerSchema,
      isLimited: true,
      takesIdempotencyKey: true,
    },
    sendConfirmLetter: {
      extension: 'email-confirmation',
      at: 'POST /confirm-email/letter',
      summary: 'Mails the link that confirms the account’s e-mail again, unless it is confirmed.',
      body: z.object({}),
      isBodyOptional: true,
      answer: doneSchema,
      isLimited: true,
    },
    getProfile: {
      at: 'GET /profile',
      summary: 'The signed-in shopper.',
      answer: profileAnswerSchema,
    },
    updateProfile: {
      at: 'POST /profile',
      summary:
        'Changes name, e-mail, phone and picture (`files_ids` of an upload; an empty list removes it).',
      body: profileInputSchema,
      answer: profileAnswerSchema,
      isLimited: true,
      reaches: [{ kind: 'upload', in: 'body', name: 'files_ids' }],
      takesIdempotencyKey: true,
    },
    updatePassword: {
      at: 'POST /update-password',
      summary: 'Changes the password; other devices are signed out.',
      body: updatePasswordInputSchema,
      answer: doneSchema,
      isLimited: true,
      takesIdempotencyKey: true,
    },
    deleteAccount: {
      extension: 'account-deletion',
      at: 'POST /account/delete',
      summary:
        'Deletes the account by its password: all sessions end, and after 14 days the person is gone. Signing in before keeps it (`keep_account`).',
      body: deleteAccountInputSchema,
      answer: deleteAccountAnswerSchema,
      isLimited: true,
    },
    getAccountData: {
      extension: 'account-data',
      at: 'GET /account/data',
      summary: 'Everything that the shop has of the signed-in shopper.',
      answer: accountDataAnswerSchema,
      isLimited: true,
    },
    upload: {
      at: 'POST /media/upload',
      summary: 'Takes a JPG, PNG or WebP picture of at most 2 MB and redraws it.',
      multipart: z.object({
        files: z.file(),
        collection: z.optional(z.literal('profile')),
        source: z.optional(z.literal('user')),
      }),
      answer: uploadAnswerSchema,
      status: 201,
      isLimited: true,
    },
    getUpload: {
      at: 'GET /uploads/{file}',
      summary: 'An uploaded picture, by the address that its upload was answered with.',
      auth: 'optional',
      answer: null,
      reaches: [{ kind: 'upload', in: 'path', name: 'file' }],
    },
  },
);
