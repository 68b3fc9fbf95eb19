import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Unpacked = { executablePath: string; environment: Record<string, string> };

/**
 * What phones have: Arabic letters, since a page that finds none takes much longer to lay out and is blank in pictures, and Latin
 * ones as wide as Arial's, in which a page is read until the shop's own font is there.
 */
const deviceFaces = [
  import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf'),
].map((url) => fileURLToPath(url));

/**
 * The browser of our dependencies with the system libraries and fonts that a bare machine lacks, unpacked once for each
 * version into the folder for temporary files.
 *
 * The package itself unpacks to fixed paths and takes a file that is there for a whole one: a second process then starts
 * a browser that the first still writes (ETXTBSY), and one that was killed leaves an incomplete copy. So it unpacks
 * into a folder of its own, which gets its name when it is complete.
 */
export async function packagedBrowser(): Promise<Unpacked> {
  const manifest = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../../package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const home = join(tmpdir(), `dana-browser-${version}-${deviceFaces.length}-faces`);
  if (!existsSync(home)) await unpackTo(home);
  return {
    executablePath: join(home, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_PATH: join(home, 'fonts') },
  };
}

async function unpackTo(home: string): Promise<void> {
  const folder = await mkdtemp(`${home}.`);
  try {
    // A process of its own: the package asks for the folder of temporary files, which belongs to the whole process.
    await run(process.execPath, [join(import.meta.dirname, 'unpack.ts')], {
      env: { ...process.env, TMPDIR: folder },
    });
    // Its list of fonts names the folder where the package would have put them.
    const fonts = join(folder, 'fonts/fonts.conf');
    await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/', `${home}/`));
    for (const face of deviceFaces) await copyFile(face, join(folder, 'fonts', basename(face)));
    await rename(folder, home);
  } catch (error) {
    // Unless another process was first.
    if (!existsSync(home)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
