import * as apiClient from '@dana/api-client';
import * as bus from '@dana/bus';
import * as i18n from '@dana/i18n';
import * as runtime from '@dana/runtime';
import * as ui from '@dana/ui';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { filter, firstValueFrom, map, Observable, Subject } from 'rxjs';

/** Versions of the modules below, by name; written in by the build from what is installed. */
declare const __SHARED_VERSIONS__: Record<string, string>;

/**
 * The single copies that remotes run on. Libraries are listed export by export: a wholly shared router alone would
 * cost 62 KB. An export that is missing here is `undefined` in remotes; `check-shared-imports` compares both sides.
 */
const modules: Record<string, object> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': { Link, NavLink, useLocation, useNavigate, useSearchParams },
  'react-i18next': { useTranslation },
  '@tanstack/react-query': {
    keepPreviousData,
    mutationOptions,
    queryOptions,
    useMutation,
    useQuery,
    useQueryClient,
  },
  rxjs: { filter, firstValueFrom, map, Observable, Subject },
  '@dana/bus': bus,
  '@dana/i18n': i18n,
  '@dana/api-client': apiClient,
  '@dana/runtime': runtime,
  '@dana/ui': ui,
};

/** The `shared` option of the shell's federation instance: every module there at once, in exactly this version. */
export const sharedModules = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => {
    const version = __SHARED_VERSIONS__[name];
    if (version === undefined) throw new Error(`The build names no version of ${name}.`);
    const shareConfig = { singleton: true, eager: true, requiredVersion: `^${version}` };
    return [name, { version, scope: 'default', lib: () => module, shareConfig }];
  }),
);
