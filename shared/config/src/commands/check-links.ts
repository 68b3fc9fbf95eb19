import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/* Links between our own documents, and to files, lead somewhere. */

const link = /\]\(([^)#\s]+)[^)]*\)/g;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
});
const broken = listed
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(workspaceRoot, file)))
  .flatMap((file) => {
    const text = readFileSync(join(workspaceRoot, file), 'utf8');
    return [...text.matchAll(link)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(workspaceRoot, dirname(file), decodeURI(target))))
      .map((target) => `${file} links to ${target}, which does not exist`);
  });
for (const problem of broken) console.log(problem);
process.exit(broken.length > 0 ? 1 : 0);
