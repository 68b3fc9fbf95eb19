import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { readOrigin } from './release-origin.ts';

const changelog = '# Changelog\n\n## 1.1.0\n\n- The journal.\n- Quicker.\n\n## 1.0.0\n\n- First release.\n';

/** A repository with one commit of Noura's. */
async function repository(subject = 'The journal (#142)') {
  const folder = await temporaryFolder();
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Noura', '-c', 'user.email=noura@mail.test', ...words])
      .toString()
      .trim();
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(`${folder}/CHANGELOG.md`, changelog);
  git('add', '.');
  git('commit', '--quiet', '-m', subject);
  const read = (variables = {}, isNamed = true, version = '1.1.0') =>
    readOrigin(folder, version, { variables, isNamed });
  return { folder, read, commit: git('rev-parse', 'HEAD') };
}

it('git says from which commit a release is, who wrote it, and its pull request; the changelog what is new', async () => {
  const { read, commit, folder } = await repository();
  expect(await read()).toEqual({
    ...{ commit, branch: 'main', author: 'Noura', pullRequest: '#142' },
    changes: '- The journal.\n- Quicker.',
  });
  expect(await read({}, false)).toEqual({ commit, branch: 'main', changes: expect.any(String) });
  expect(await read({}, true, '2.0.0')).not.toHaveProperty('changes');
  writeFileSync(`${folder}/notes.txt`, 'not committed');
  expect(await read()).toMatchObject({ commit, isChanged: true });
  expect(JSON.stringify(await read())).not.toContain('noura@');
});

it('a pipeline says it before git, and no address of a person is kept', async () => {
  const { read } = await repository('Merge pull request #7 from x');
  const sha = 'b'.repeat(40);
  expect(
    await read({ GITHUB_SHA: sha, GITHUB_REF: 'refs/pull/142/merge', GITHUB_HEAD_REF: 'journal' }),
  ).toMatchObject({ commit: sha, branch: 'journal', pullRequest: '#142' });
  expect(await read({ GITHUB_SHA: sha, GITHUB_REF_NAME: 'main' })).toMatchObject({ pullRequest: '#7' });
  const folder = await temporaryFolder();
  const outside = (variables: Record<string, string>) =>
    readOrigin(folder, '1.0.0', { variables, isNamed: true });
  expect(
    await outside({
      CI_COMMIT_SHA: sha,
      CI_COMMIT_AUTHOR: 'Lina <lina@mail.test>',
      CI_MERGE_REQUEST_IID: '9',
    }),
  ).toEqual({ commit: sha, author: 'Lina', pullRequest: '#9' });
  expect(await outside({ GITHUB_SHA: sha, GITHUB_ACTOR: 'lina@mail.test' })).toEqual({ commit: sha });
  expect(await outside({ GITHUB_SHA: 'main' })).toBeUndefined();
  expect(await outside({})).toBeUndefined();
});
