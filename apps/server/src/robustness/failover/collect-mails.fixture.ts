interface Mail {
  id: string;
  subject: string;
  to: string[];
}

export interface CollectedMails {
  all(): Mail[];
  /** Returns how many emails an address has received. */
  to(email: string): Promise<number>;
  /** Returns reader and subject of emails received more than once; subjects contain order numbers. */
  twice(): string[];
  stop(): void;
}

/** Interval of collecting, because the sandbox's mailboxes only hold the last emails. */
const EVERY_MS = 1000;

/** Collects all mails that a sandbox receives. */
export function collectMails(url: string): CollectedMails {
  const mails = new Map<string, Mail>();
  const collect = async () => {
    const { messages } = (await (await fetch(`${url}/mail/api/messages`)).json()) as { messages: Mail[] };
    for (const mail of messages) mails.set(mail.id, mail);
  };
  const timer = setInterval(() => void collect().catch(() => {}), EVERY_MS);
  const all = () => [...mails.values()];
  return {
    all,
    async to(email) {
      if (!all().some((mail) => mail.to.includes(email))) await collect();
      return all().filter((mail) => mail.to.includes(email)).length;
    },
    twice: () =>
      [...Map.groupBy(all(), ({ to, subject }) => `${to.join()} ${subject}`)].filter(([, same]) => same.length > 1).map(([name]) => name),
    stop: () => clearInterval(timer),
  };
}
