import { describe, expect, it } from 'vitest';
import { normalizePhone, readPhone } from './phone.ts';
import { phoneRules } from './phone-rules.ts';
import { showLocalPhone } from './show-local-phone.ts';
import { showPhone } from './show-phone.ts';

type Row = [country: string, typed: string, e164: string];

const accepted: Row[] = [
  ['KW', '5000 1234', '+96550001234'],
  ['KW', '٥٠٠٠ ١٢٣٤', '+96550001234'],
  ['KW', '+965 5000-1234', '+96550001234'],
  ['KW', '٠٠٩٦٥-٥٠٠٠١٢٣٤', '+96550001234'],
  ['KW', '96550001234', '+96550001234'],
  ['KW', '9651 2345', '+96596512345'],
  ['KW', '2224 5678', '+96522245678'],
  ['SA', '050 123 4567', '+966501234567'],
  ['SA', '501234567', '+966501234567'],
  ['SA', '00966 50 123 4567', '+966501234567'],
  ['SA', '+966 (0)50 123 4567', '+966501234567'],
  ['SA', '011 234 5678', '+966112345678'],
  ['AE', '050 123 4567', '+971501234567'],
  ['AE', '۵۰۱۲۳۴۵۶۷', '+971501234567'],
  ['AE', '04 234 5678', '+97142345678'],
  ['QA', '3312 3456', '+97433123456'],
  ['QA', '+974 5512 3456', '+97455123456'],
  ['BH', '3600 1234', '+97336001234'],
  ['BH', '97336001234', '+97336001234'],
  ['BH', '7700 1234', '+97377001234'],
  ['OM', '9212 3456', '+96892123456'],
  ['OM', '1505 1234', '+96815051234'],
  ['KW', '\u202a+965 5000 1234\u202c', '+96550001234'],
  ['KW', '5000\u20111234\ufeff', '+96550001234'],
  ['OM', '00968 24 123456', '+96824123456'],
  // A number with a prefix belongs to its own country, wherever the order goes.
  ['SA', '+965 5000 1234', '+96550001234'],
  ['KW', '+966 50 123 4567', '+966501234567'],
  ['KW', '+44 20 7946 0000', '+442079460000'],
];

const refused: [country: string, typed: string, problem: 'digits' | 'unknown', by: string | null][] = [
  ['KW', '5000 123', 'digits', 'KW'],
  ['KW', '5000 12345', 'digits', 'KW'],
  ['KW', '+965 5000 123', 'digits', 'KW'],
  ['KW', '00965 5000 12345', 'digits', 'KW'],
  ['KW', '050001234', 'digits', 'KW'],
  ['KW', '0500 1234', 'unknown', 'KW'],
  ['KW', '1234 5678', 'unknown', 'KW'],
  ['KW', '+965 3123 4567', 'unknown', 'KW'],
  ['KW', '00965 7123 4567', 'unknown', 'KW'],
  ['KW', '٨١٢٣ ٤٥٦٧', 'unknown', 'KW'],
  ['SA', '5000 1234', 'digits', 'SA'],
  ['SA', '0501234567 8', 'digits', 'SA'],
  ['SA', '901234567', 'unknown', 'SA'],
  ['AE', '050 123 45678', 'digits', 'AE'],
  ['AE', '+971 801234567', 'unknown', 'AE'],
  ['QA', '3312 345', 'digits', 'QA'],
  ['QA', '1312 3456', 'unknown', 'QA'],
  ['BH', '3600 12345', 'digits', 'BH'],
  ['BH', '9600 1234', 'unknown', 'BH'],
  ['OM', '921 23456 7', 'digits', 'OM'],
  ['OM', '4212 3456', 'unknown', 'OM'],
  ['KW', '+1234', 'unknown', null],
  ['KW', 'call me', 'unknown', 'KW'],
  ['KW', '', 'unknown', 'KW'],
];

describe('a phone number', () => {
  it.each(accepted)('of %s is read when written %s', (country, typed, e164) => {
    expect(readPhone(typed, country)).toEqual({ e164 });
  });

  it.each(refused)('of %s is refused when written %j, with the reason', (country, typed, problem, by) => {
    expect(readPhone(typed, country)).toEqual({ problem, country: by });
    expect(normalizePhone(typed, country)).toBeNull();
  });

  it.each(Object.entries(phoneRules))('of %s looks like the example that the form shows', (country, rule) => {
    const e164 = normalizePhone(rule.example, country);
    expect(e164?.slice(1 + rule.prefix.length)).toHaveLength(rule.digits);
    expect(showLocalPhone(e164 ?? '', country)).toBe(rule.example);
    expect(showPhone(e164 ?? '')).toBe(`+${rule.prefix} ${rule.example}`);
  });

  it('of a country that is not known closely needs its prefix to be read back', () => {
    expect(readPhone('+20 100 123 4567', 'EG')).toEqual({ e164: '+201001234567' });
    expect(showPhone('+201001234567')).toBe('+201001234567');
    expect(showLocalPhone('+201001234567', 'KW')).toBe('+201001234567');
  });
});
