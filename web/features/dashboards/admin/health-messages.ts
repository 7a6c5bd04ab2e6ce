import { defineMessages } from '../../../lib/messages.ts';

export const healthMessages = defineMessages({
  en: {
    title: 'Health of the portal',
    intro: 'The state of its parts, as the server that answers you sees it.',
    loadFailed: 'The health of the portal could not be read.',
    good: 'Well',
    watch: 'Needs attention',
    bad: 'Act now',
    unknown: 'Too little to say',
    queue: 'Background tasks',
    mail: 'Mail',
    disk: 'Disk',
    database: 'Database',
    backup: 'Backups',
    search: 'Searches',
    statements: 'Slowest statements',
    tasks: (waiting: string, retried: string, givenUp: string) =>
      `${waiting} waiting, ${retried} failed and tried again, ${givenUp} given up.`,
    oldest: (minutes: number) =>
      minutes === 0
        ? 'The oldest has been due for less than a minute.'
        : `The oldest has been due for ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    filesPlace: 'Files',
    databasePlace: 'database',
    backupsPlace: 'backups',
    free: (places: string, free: string, total: string) => `${places}: ${free} of ${total} free.`,
    connections: (used: number, most: number) => `${used} of ${most} connections in use.`,
    answers: (size: string, ms: number) => `${size} large, answers in ${ms} ms.`,
    newest: (when: string) => `The newest was complete on ${when}.`,
    noBackup: 'There is none.',
    folder: (folder: string) => `Folder: ${folder}`,
    searches: (count: string, p95: string, slowest: string) =>
      `95 of 100 took at most ${p95} ms, the slowest ${slowest} ms; the last ${count} of this hour.`,
    noSearch: 'None in the last hour.',
    statement: (count: string, total: string, longest: string) =>
      `Runs in this hour: ${count}; ${total} ms together, ${longest} ms at most.`,
    noStatement: 'None in the last hour.',
    tasks_late:
      'Tasks are not being done. See whether the server that does them runs (ROLE all or worker), and start it again.',
    tasks_retried:
      'They fail again and again, and are tried for up to four days. Find their names and reasons among the warnings of the server log.',
    tasks_given_up:
      'They failed too often and are not tried again. Find their names and reasons among the warnings of the server log.',
    mails_late:
      'Emails do not go out. See whether the mail server of SMTP_URL answers and whether the server that does tasks runs.',
    mails_retried:
      'The mail server does not take them; they are tried again for up to four days. Find the reason among the warnings of the server log: a wrong password in SMTP_URL, a full mailbox, a server that is away.',
    mails_given_up:
      'They were refused too often and are not sent again. Find the reason that the mail server gave among the warnings of the server log.',
    disk_full:
      'Make room now: enlarge the disk or move old backups away. Soon nothing can be saved.',
    disk_filling:
      'Plan more room: enlarge the disk, keep fewer backups (BACKUP_KEEP), or keep them on another machine (BACKUP_DIR).',
    database_read_only:
      'This database only follows another one and takes no changes. Let DATABASE_URL name the one that is written to.',
    connections_used_up:
      'Visitors are about to be refused. Stop whatever else uses this database, or raise max_connections.',
    connections_many: 'Raise max_connections before you start another server.',
    replica_away:
      'The replica of DATABASE_REPLICA_URL does not answer, or follows nobody. Nobody notices: the database answers everything itself, but searches put more load on it. Check whether the replica is running.',
    replica_behind:
      'The replica of DATABASE_REPLICA_URL does not keep up, so the database answers everything itself. See whether its disk or network is too slow, or replay is paused.',
    backup_none: 'Run npm run backup now, and set BACKUP_KEEP so that one is made every night.',
    backup_old:
      'Run npm run backup now. If one should be made every night, look for back_up in the server log to see why it failed.',
    backup_not_nightly: 'It was made by hand. Set BACKUP_KEEP so that one is made every night.',
    searches_slow:
      'See whether the processor or the disk of the database is busy, and give the database more memory.',
    searches_few: 'They are judged once there are 20 in an hour.',
    statements_slow:
      'See whether the processor or the disk of the database is busy. If not, run the first statement with EXPLAIN ANALYZE in psql, and report its plan to whoever develops the portal.',
    statements_few: 'They are judged once there are 20 in an hour.',
  },
  hi: {
    title: 'पोर्टल की सेहत',
    intro: 'पोर्टल जिनसे चलता है: यह जानकारी उसी सर्वर से है जो आपको जवाब दे रहा है।',
    loadFailed: 'पोर्टल की सेहत नहीं पढ़ी जा सकी।',
    good: 'ठीक',
    watch: 'ध्यान दें',
    bad: 'अभी कुछ करें',
    unknown: 'कहने के लिए बहुत कम',
    queue: 'पीछे चलने वाले काम',
    mail: 'मेल',
    disk: 'डिस्क',
    database: 'डेटाबेस',
    backup: 'बैकअप',
    search: 'खोजें',
    statements: 'सबसे धीमे स्टेटमेंट',
    tasks: (waiting, retried, givenUp) =>
      `${waiting} बाक़ी, ${retried} नाकाम होकर फिर आज़माए जा रहे हैं, ${givenUp} छोड़ दिए गए।`,
    oldest: (minutes) =>
      minutes === 0
        ? 'सबसे पुराना एक मिनट से भी कम समय से रुका है।'
        : `सबसे पुराना ${minutes} मिनट से रुका है।`,
    filesPlace: 'फ़ाइलें',
    databasePlace: 'डेटाबेस',
    backupsPlace: 'बैकअप',
    free: (places, free, total) => `${places}: ${total} में से ${free} ख़ाली।`,
    connections: (used, most) => `${most} में से ${used} कनेक्शन इस्तेमाल में।`,
    answers: (size, ms) => `आकार ${size}, ${ms} ms में जवाब।`,
    newest: (when) => `सबसे नया ${when} को पूरा हुआ।`,
    noBackup: 'एक भी नहीं है।',
    folder: (folder) => `फ़ोल्डर: ${folder}`,
    searches: (count, p95, slowest) =>
      `100 में से 95 खोजों में ज़्यादा से ज़्यादा ${p95} ms लगे, सबसे धीमी में ${slowest} ms; इस घंटे की पिछली ${count}।`,
    noSearch: 'पिछले एक घंटे में कोई नहीं।',
    statement: (count, total, longest) =>
      `इस घंटे में ${count} बार, कुल ${total} ms, सबसे लंबा ${longest} ms।`,
    noStatement: 'पिछले एक घंटे में कोई नहीं।',
    tasks_late:
      'काम नहीं हो रहे हैं। देखें कि उन्हें करने वाला सर्वर (ROLE all या worker) चल रहा है या नहीं, और उसे फिर से शुरू करें।',
    tasks_retried:
      'ये बार-बार नाकाम हो रहे हैं और चार दिन तक फिर आज़माए जाएँगे। सर्वर के लॉग की चेतावनियों में इनके नाम और कारण देखें।',
    tasks_given_up:
      'ये बार-बार नाकाम हुए और अब फिर नहीं होंगे। सर्वर के लॉग की चेतावनियों में इनके नाम और कारण देखें।',
    mails_late:
      'मेल नहीं जा रहे हैं। देखें कि SMTP_URL का मेल सर्वर जवाब देता है या नहीं, और काम करने वाला सर्वर चल रहा है या नहीं।',
    mails_retried:
      'मेल सर्वर इन्हें नहीं लेता; ये चार दिन तक फिर आज़माए जाएँगे। कारण सर्वर के लॉग की चेतावनियों में देखें: SMTP_URL में ग़लत पासवर्ड, भरा हुआ मेलबॉक्स, या सर्वर बंद।',
    mails_given_up:
      'ये बार-बार लौटाए गए और अब फिर नहीं भेजे जाएँगे। मेल सर्वर का बताया कारण सर्वर के लॉग की चेतावनियों में देखें।',
    disk_full: 'अभी जगह बनाएँ: डिस्क बड़ी करें या पुराने बैकअप हटाएँ। जल्द ही कुछ भी सेव नहीं हो सकेगा।',
    disk_filling:
      'और जगह का इंतज़ाम करें: डिस्क बड़ी करें, कम बैकअप रखें (BACKUP_KEEP) या उन्हें दूसरी मशीन पर रखें (BACKUP_DIR)।',
    database_read_only:
      'यह डेटाबेस सिर्फ़ दूसरे की नक़ल है और बदलाव नहीं लेता। DATABASE_URL में वह डेटाबेस लिखें जिसमें लिखा जाता है।',
    connections_used_up:
      'लोगों को जल्द ही जवाब नहीं मिलेगा। इस डेटाबेस का दूसरा इस्तेमाल रोकें या max_connections बढ़ाएँ।',
    connections_many: 'और सर्वर शुरू करने से पहले max_connections बढ़ाएँ।',
    replica_away:
      'DATABASE_REPLICA_URL की नक़ल जवाब नहीं देती या किसी के पीछे नहीं चलती। कोई इंतज़ार नहीं करता: सब जवाब मुख्य डेटाबेस देता है, पर खोज का बोझ उसी पर है। देखें कि नक़ल चल रही है या नहीं।',
    replica_behind:
      'DATABASE_REPLICA_URL की नक़ल पीछे रह जाती है, इसलिए सब जवाब मुख्य डेटाबेस देता है। देखें कि उसकी डिस्क या नेटवर्क धीमा तो नहीं, या दोहराना रुका तो नहीं।',
    backup_none: 'अभी npm run backup चलाएँ, और BACKUP_KEEP लिखें ताकि हर रात बैकअप बने।',
    backup_old:
      'अभी npm run backup चलाएँ। अगर हर रात बैकअप बनना चाहिए, तो सर्वर के लॉग में back_up खोजें कि वह क्यों नहीं बना।',
    backup_not_nightly: 'यह हाथ से बनाया गया था। BACKUP_KEEP लिखें ताकि हर रात बैकअप बने।',
    searches_slow: 'देखें कि डेटाबेस का प्रोसेसर या डिस्क व्यस्त है या नहीं, और डेटाबेस को ज़्यादा मेमोरी दें।',
    searches_few: 'एक घंटे में 20 खोजों से आकलन होता है।',
    statements_slow:
      'देखें कि डेटाबेस का प्रोसेसर या डिस्क व्यस्त है या नहीं। नहीं है, तो पहला स्टेटमेंट psql में EXPLAIN ANALYZE के साथ चलाएँ, और उसका प्लान पोर्टल बनाने वालों को भेजें।',
    statements_few: 'एक घंटे में 20 स्टेटमेंट से आकलन होता है।',
  },
});
