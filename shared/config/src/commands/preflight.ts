import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from '../find-browser.ts';
import { isPortFree } from '../free-port.ts';
import { readShopSettings } from '../shop-settings.ts';
import { workspaceRoot } from '../workspace.ts';

/* `pnpm check machine`: whether this machine can start and test the shop; each thing that is missing, with what to do. */

type Finding = { isGood: boolean; text: string };

const settings = readShopSettings();
const findings: Finding[] = [
  node(),
  pnpm(),
  await port(settings.storefrontPort, 'PORT', 'the storefront'),
  await port(settings.apiPort, 'API_PORT', 'the API'),
  ...(settings.bankPort === undefined
    ? []
    : [await port(settings.bankPort, 'PRACTICE_BANK_PORT', 'the practice bank')]),
  dataFolder(),
  await browser(),
];
for (const { isGood, text } of findings) console.log(`${isGood ? '✓' : '✗'} ${text}`);
process.exit(findings.every(({ isGood }) => isGood) ? 0 : 1);

function node(): Finding {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const isGood = major >= 22;
  const fix =
    'Run it through pnpm (`pnpm check machine`), which uses the Node of the workspace, or install Node 24.';
  return { isGood, text: `Node ${process.versions.node}${isGood ? '' : ` is too old. ${fix}`}` };
}

function pnpm(): Finding {
  const version = /pnpm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  const { packageManager } = createRequire(import.meta.url)(join(workspaceRoot, 'package.json')) as {
    packageManager: string;
  };
  const isGood = version !== undefined && `pnpm@${version}` === packageManager;
  const found = version === undefined ? 'pnpm did not start this' : `pnpm ${version}`;
  return {
    isGood,
    text: isGood
      ? found
      : `${found}; the workspace is made with ${packageManager}. Use \`npx -y ${packageManager} …\`.`,
  };
}

async function port(number: number, variable: string, what: string): Promise<Finding> {
  if (await isPortFree(number)) return { isGood: true, text: `Port ${number} is free for ${what}` };
  return {
    isGood: false,
    text: `Port ${number} is taken. Stop what uses it, or start with ${variable}=${number + 1000} npm start.`,
  };
}

function dataFolder(): Finding {
  try {
    mkdirSync(settings.dataDir, { recursive: true });
    accessSync(settings.dataDir, constants.W_OK);
    return { isGood: true, text: `${settings.dataDir} can be written` };
  } catch {
    return {
      isGood: false,
      text: `${settings.dataDir} cannot be written. Give yourself the right, or name another folder: DATA_DIR=… npm start`,
    };
  }
}

async function browser(): Promise<Finding> {
  const fromSuites = createRequire(join(workspaceRoot, 'e2e/package.json'));
  const { chromium } = fromSuites('@playwright/test') as { chromium: { executablePath: () => string } };
  try {
    const { executablePath, origin } = await findBrowser(chromium.executablePath());
    if (existsSync(executablePath)) return { isGood: true, text: `Browser of ${origin}: ${executablePath}` };
    return {
      isGood: false,
      text: `The browser of ${origin} is not at ${executablePath}. Set CHROMIUM_PATH to one that is.`,
    };
  } catch (error) {
    return { isGood: false, text: error instanceof Error ? error.message : String(error) };
  }
}
