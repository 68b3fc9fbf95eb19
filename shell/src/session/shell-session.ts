import type { ApiClient } from '@dana/api-client';
import type { Bus } from '@dana/bus';
import type { SessionStore, Toast } from '@dana/runtime';
import type { LeaveDevice } from './leave-device.ts';

/** What the session needs of the shell; it exists only after the session itself, hence `connect`. */
export type SessionConnections = {
  api: ApiClient;
  bus: Bus;
  showToast: (toast: Toast) => void;
  /** Goes to a path without language prefix. The address changes before this returns. */
  navigate: (path: string) => void;
  /** Drops every answer that was the shopper's own (`meta: { isPersonal: true }`) from the cache. */
  forgetPersonal: () => void;
  leaveDevice: LeaveDevice;
  /** Messages of the shell. */
  t: (key: string, values?: Record<string, unknown>) => string;
};

export type ShellSession = Required<SessionStore> & {
  token: () => string | undefined;
  /** A promise while the document is known to be somebody's and calls do not carry their token yet. */
  tokenOnItsWay: () => Promise<unknown> | undefined;
  /** A call with this token was answered 401: the session ends, once, however many calls say so. */
  expire: (token: string) => void;
  /** Receives every call to the API: signing out lets those under way end before their token does. */
  watchCall: (call: Promise<unknown>) => void;
  connect: (connections: SessionConnections) => void;
  /** Takes up the session that an earlier document left. Never rejects; the page does not wait for it. */
  start: () => Promise<void>;
  /** Looks whether the shopper has signed in or out elsewhere, for a page that received no event of it. */
  followOtherTabs: () => void;
};
