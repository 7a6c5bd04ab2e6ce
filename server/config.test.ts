import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PORTAL } from '../contract/portal-settings/portal-name.ts';
import { ConfigError, parseConfig } from './config.ts';

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('has a working default for everything', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      setByEnvironment: { mail: false, sms: false, payments: false },
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      trustedProxies: [],
      dataDir: resolve('data'),
      mailFrom: `${PORTAL} <no-reply@127.0.0.1>`,
      smsCountries: ['+91'],
      backups: { folder: resolve('data/backups') },
      phoneNotices: { sms: new Map(), whatsapp: new Map() },
      demo: true,
      isOpen: false,
      isDemoLeftOut: false,
      role: 'all',
      logLevel: 'warn',
    });
  });

  it('reads the seller of invoices with the state of their GSTIN', () => {
    const named = { SELLER_NAME: 'Vritti Jobs', SELLER_ADDRESS: '14 Residency Road, Bengaluru' };
    const seller = { name: named.SELLER_NAME, address: named.SELLER_ADDRESS };
    expect(parseConfig(named).seller).toEqual({ ...seller, gstin: null, state: null });
    const gstin = '27AAPFU0939F1ZV';
    expect(parseConfig({ ...named, SELLER_GSTIN: '27 aapfu0939f1zv' }).seller).toEqual({
      ...seller,
      gstin,
      state: '27',
    });
    expect(problemsOf({ ...named, SELLER_GSTIN: '27AAPFU0939F1ZW' })[0]).toMatch(
      /^SELLER_GSTIN must be a GSTIN/,
    );
    expect(problemsOf({ SELLER_GSTIN: gstin })).toEqual([
      'SELLER_GSTIN must be given with SELLER_NAME and SELLER_ADDRESS',
    ]);
    expect(problemsOf({ SELLER_NAME: 'Vritti' })).toEqual([
      'SELLER_NAME and SELLER_ADDRESS must be given together',
    ]);
  });

  it('accepts a grievance officer with name and address', () => {
    const GIVEN = 'Asha Rao <asha@example.in>';
    const { grievanceOfficer } = parseConfig({ GRIEVANCE_OFFICER: GIVEN }).setByEnvironment;
    expect(grievanceOfficer).toEqual({ name: 'Asha Rao', email: 'asha@example.in' });
    for (const GRIEVANCE_OFFICER of ['asha@example.in', 'Asha Rao', '<asha@example.in>']) {
      expect(problemsOf({ GRIEVANCE_OFFICER })[0]).toMatch(/^GRIEVANCE_OFFICER must be a name/);
    }
  });

  it('refuses weak and misplaced keys', () => {
    const secret = 'AGE-SECRET-KEY-1QQQ';
    expect(problemsOf({ BACKUP_KEY: secret })).toEqual(['BACKUP_KEY must be a public key, age1…']);
    expect(problemsOf({ BACKUP_SECRET: 'age1qqq' })).toEqual([
      'BACKUP_SECRET must be a private key, AGE-SECRET-KEY-1…',
    ]);
    expect(problemsOf({ METRICS_TOKEN: 'short' })).toEqual([
      'METRICS_TOKEN must have at least 16 characters',
    ]);
    expect(problemsOf({ BACKUP_KEEP: '0' })).toEqual([
      'BACKUP_KEEP must be a whole number from 1 to 9999',
    ]);
  });

  it('reads which notifications may go to phones, with the ids of their registered texts', () => {
    const set = {
      SMS_URL: 'https://sms.example.in/send',
      SMS_NOTICES: 'message=1107-en/1107-hi, offer=1/2',
      WHATSAPP_URL: 'https://whatsapp.example.in/send',
      WHATSAPP_NOTICES: 'message=unread/unread',
    };
    const { whatsappUrl, phoneNotices } = parseConfig(set);
    expect(whatsappUrl).toBe('https://whatsapp.example.in/send');
    expect([...phoneNotices.sms]).toEqual([
      ['message', { en: '1107-en', hi: '1107-hi' }],
      ['offer', { en: '1', hi: '2' }],
    ]);
    expect([...phoneNotices.whatsapp.keys()]).toEqual(['message']);
    for (const SMS_NOTICES of [
      'message',
      'message=1',
      'weather=1/2',
      'new_device=1/2',
      'offer=1/2,',
    ]) {
      expect(problemsOf({ ...set, SMS_NOTICES })[0]).toMatch(/^SMS_NOTICES must name kinds/);
    }
    expect(problemsOf({ SMS_NOTICES: set.SMS_NOTICES })).toEqual(['SMS_NOTICES needs SMS_URL']);
    expect(problemsOf({ WHATSAPP_NOTICES: 'offer=1/2' })).toEqual([
      'WHATSAPP_NOTICES needs WHATSAPP_URL',
    ]);
  });

  it('accepts SMS countries only as calling codes', () => {
    for (const SMS_COUNTRIES of ['91', 'India', '+', '+91,', '+0']) {
      expect(problemsOf({ SMS_COUNTRIES })[0]).toMatch(/^SMS_COUNTRIES must be codes/);
    }
  });

  it('accepts trusted proxies as addresses, networks and names', () => {
    const { trustedProxies } = parseConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1' });
    expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
    for (const TRUSTED_PROXIES of ['all', '10.0.0.0/64', '127.0.0.1,', 'nginx']) {
      expect(problemsOf({ TRUSTED_PROXIES })[0]).toMatch(/^TRUSTED_PROXIES must be addresses/);
    }
  });

  it('uses the given values', () => {
    const config = parseConfig({
      PORT: '0',
      HOST: '::1',
      PUBLIC_URL: 'https://jobs.example.in/',
      DATA_DIR: '/srv/vritti',
      SMTP_URL: 'smtps://user:secret@mail.example.in',
      SMS_URL: 'https://user:secret@sms.example.in/send',
      CLAMAV_URL: 'unix:/run/clamav/clamd.ctl',
      SMS_COUNTRIES: '+91, +971',
      MAIL_FROM: 'Jobs <jobs@example.in>',
      ADMIN_EMAIL: 'admin@example.in',
      ADMIN_PASSWORD: 'correct horse 1',
      ROLE: 'worker',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      port: 0,
      publicUrl: 'https://jobs.example.in',
      dataDir: '/srv/vritti',
      smtpUrl: 'smtps://user:secret@mail.example.in',
      smsUrl: 'https://user:secret@sms.example.in/send',
      clamavUrl: 'unix:/run/clamav/clamd.ctl',
      smsCountries: ['+91', '+971'],
      mailFrom: 'Jobs <jobs@example.in>',
      adminEmail: 'admin@example.in',
      adminPassword: 'correct horse 1',
      role: 'worker',
      logLevel: 'warn',
    });
  });

  it.each([
    [{}, undefined, undefined],
    [{ MAIL_FROM: 'Jobs <jobs@example.in>' }, undefined, 'jobs@example.in'],
    [{ MAIL_FROM: 'jobs@example.in' }, undefined, 'jobs@example.in'],
    [{ CONTACT_EMAIL: 'help@example.in' }, 'help@example.in', undefined],
  ])('does not invent a contact address: %o', (env, contactEmail, senderEmail) => {
    expect(parseConfig(env).setByEnvironment).toMatchObject({ contactEmail, senderEmail });
  });

  it('counts an empty variable as absent', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseConfig({}));
  });

  it.each([
    [{}, true],
    [{ DEMO: '0' }, false],
    [{ DATABASE_URL: 'postgres://localhost/vritti' }, false],
    [{ DATABASE_URL: 'postgres://localhost/vritti', DEMO: '1' }, true],
  ])('loads the demo only into its own database by default: %o', (env, demo) => {
    expect(parseConfig(env).demo).toBe(demo);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.5' }, false],
    [{ HOST: 'vritti.local' }, false],
    [{ PUBLIC_URL: 'https://jobs.example.in' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ PUBLIC_URL: 'https://jobs.example.in', DEMO: '1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:3000' }, true],
  ])('loads the demo where others can reach it only if that is written: %o', (env, demo) => {
    expect(parseConfig(env)).toMatchObject({ demo, isDemoLeftOut: !demo });
  });

  it.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['vritti.local', 'http://vritti.local:3000'],
  ])('with HOST %s gives the public address %s', (HOST, publicUrl) => {
    expect(parseConfig({ HOST }).publicUrl).toBe(publicUrl);
  });

  it.each(['abc', '-1', '65536', '3000.5', '0x10', '1e3'])('refuses the port %s', (PORT) => {
    expect(problemsOf({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535']);
  });

  it('lists every wrong variable on its own line', () => {
    expect(
      problemsOf({
        PORT: 'x',
        PUBLIC_URL: 'jobs.example.in',
        DATABASE_URL: 'mysql://localhost',
        SMTP_URL: 'localhost:25',
        SMS_URL: 'ftp://user:secret@sms.example.in',
        CLAMAV_URL: 'localhost:3310',
        MAIL_FROM: 'nobody',
        ADMIN_EMAIL: 'x',
        DEMO: 'yes',
        ROLE: 'boss',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'PUBLIC_URL must be an address such as https://jobs.example.in',
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/vritti',
      'SMTP_URL must be an address such as smtp://user:password@host:587',
      'SMS_URL must be an address such as https://user:password@sms.example.in/send',
      'CLAMAV_URL must be an address such as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310',
      'MAIL_FROM must be a mail address, such as Vritti <jobs@example.in>',
      'ADMIN_EMAIL must be a mail address',
      'DEMO must be one of 0, 1',
      'ROLE must be one of all, web, worker',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'ADMIN_EMAIL and ADMIN_PASSWORD must be given together',
    ]);
  });

  it('reports an SMS_URL with a password that cannot be decoded', () => {
    expect(problemsOf({ SMS_URL: 'https://user:100%25@sms.example.in/' })).toEqual([]);
    expect(problemsOf({ SMS_URL: 'https://user:100%@sms.example.in/' })).toEqual([
      'SMS_URL must have a percent sign of its password written as %25',
    ]);
  });

  it('knows a replica only beside the database that it follows', () => {
    const DATABASE_REPLICA_URL = 'postgres://replica.example.in/vritti';
    const DATABASE_URL = 'postgres://database.example.in/vritti';
    expect(problemsOf({ DATABASE_REPLICA_URL })).toEqual([
      'DATABASE_REPLICA_URL needs DATABASE_URL',
    ]);
    expect(parseConfig({ DATABASE_URL, DATABASE_REPLICA_URL }).databaseReplicaUrl).toBe(
      DATABASE_REPLICA_URL,
    );
  });

  it('sends numbers and codes to another machine by https only', () => {
    for (const SMS_URL of ['http://127.0.0.1:8080/send', 'http://localhost/', 'http://[::1]/']) {
      expect(problemsOf({ SMS_URL })).toEqual([]);
    }
    for (const SMS_URL of ['http://sms.example.in/send', 'http://127.0.0.1.example.in/']) {
      expect(problemsOf({ SMS_URL })).toEqual([
        'SMS_URL must begin with https, unless it is on this machine: it carries numbers and codes',
      ]);
    }
  });

  it('does not print a wrong secret', () => {
    const env = {
      DATABASE_URL: 'mysql://u:secret@h/x',
      ADMIN_EMAIL: 'a@b.in',
      ADMIN_PASSWORD: 'short',
    };
    expect(problemsOf(env).join('\n')).not.toMatch(/secret|short/);
    expect(problemsOf(env)).toHaveLength(2);
  });
});
