import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { originSchema, type ReleaseOrigin } from '@dana/contracts/release/origin';
import * as z from 'zod/mini';

const run = promisify(execFile);
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What a folder's build is from: the variables of GitHub's and GitLab's pipelines, else git. Without both nothing is known, and nothing
 * is refused for that. @param isNamed – whether who wrote it and the pull request may be known.
 */
export async function readOrigin(
  folder: string,
  version: string,
  { variables, isNamed }: { variables: Variables; isNamed: boolean },
): Promise<ReleaseOrigin | undefined> {
  const { GITHUB_SHA, GITHUB_REF, GITHUB_HEAD_REF, GITHUB_REF_NAME, GITHUB_ACTOR } = variables;
  const { CI_COMMIT_SHA, CI_COMMIT_REF_NAME, CI_COMMIT_AUTHOR, CI_MERGE_REQUEST_IID } = variables;
  const git = async (...words: string[]): Promise<string> =>
    run('git', ['-C', folder, ...words], { timeout: 10_000 }).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
  const [newest, changed, current] = await Promise.all([
    git('log', '-1', '--format=%H%n%an%n%s'),
    git('status', '--porcelain', '--', '.'),
    git('branch', '--show-current'),
  ]);
  const [head = '', name = '', subject = ''] = newest.split('\n');
  const asked = /^refs\/pull\/(\d+)\//.exec(GITHUB_REF ?? '')?.[1] ?? CI_MERGE_REQUEST_IID;
  const merged = /(?:\(#|pull request #)(\d+)\b/.exec(subject)?.[1];
  const number = asked ?? merged;
  const origin = {
    commit: GITHUB_SHA || CI_COMMIT_SHA || head,
    isChanged: changed !== '' || undefined,
    branch: GITHUB_HEAD_REF || GITHUB_REF_NAME || CI_COMMIT_REF_NAME || current,
    author: isNamed ? name || GITHUB_ACTOR || CI_COMMIT_AUTHOR?.replace(/\s*<.*/, '') : undefined,
    pullRequest: isNamed && number ? `#${number}` : undefined,
    changes: changelogOf(folder, version),
  };
  // What does not fit its form is left out: a release is not refused for what is only told of it.
  const known = Object.entries(origin).filter(
    ([part, value]) => value && z.safeParse(originSchema.shape[part as keyof ReleaseOrigin], value).success,
  );
  return z.safeParse(originSchema, Object.fromEntries(known)).data;
}

/** The section of a version in `CHANGELOG.md`, without its heading. */
function changelogOf(folder: string, version: string): string | undefined {
  const file = join(folder, 'CHANGELOG.md');
  if (!existsSync(file)) return undefined;
  const sections = readFileSync(file, 'utf8').split(/^## /m);
  const own = sections.find((section) => /^\[?v?([^\s:,\]]*)/.exec(section)?.[1] === version);
  return own?.split('\n').slice(1).join('\n').trim().slice(0, 4_000);
}
