/** Maximum number of concurrent requests, in total and per host. */
export interface AskingLimits {
  total: number;
  perHost: number;
}

/**
 * Requests many addresses with limited concurrency. Requests to one host wait for each other, but do not block those to
 * other hosts.
 *
 * @param ask requests one address; must not throw
 */
export async function askAddresses<Answer>(options: {
  addresses: Iterable<string>;
  ask: (address: string) => Promise<Answer>;
  limits: AskingLimits;
  onAnswer?: (done: number) => void;
}): Promise<Map<string, Answer>> {
  const { addresses, ask, limits, onAnswer } = options;
  const waiting = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const { host } = new URL(address);
    waiting.set(host, [...(waiting.get(host) ?? []), address]);
  }
  const busy = new Map<string, number>();
  const answers = new Map<string, Answer>();

  /** The next address of a host with a free slot. */
  const take = (): { host: string; address: string } | undefined => {
    for (const [host, list] of waiting) {
      if ((busy.get(host) ?? 0) >= limits.perHost) continue;
      const address = list.shift();
      if (list.length === 0) waiting.delete(host);
      if (address === undefined) continue;
      // Moved to the end, so that all hosts take turns.
      if (waiting.delete(host)) waiting.set(host, list);
      return { host, address };
    }
    return undefined;
  };

  await new Promise<void>((resolve) => {
    let underWay = 0;
    const fill = () => {
      while (underWay < limits.total) {
        const next = take();
        if (!next) break;
        underWay += 1;
        busy.set(next.host, (busy.get(next.host) ?? 0) + 1);
        void ask(next.address).then((answer) => {
          answers.set(next.address, answer);
          underWay -= 1;
          busy.set(next.host, (busy.get(next.host) ?? 1) - 1);
          onAnswer?.(answers.size);
          fill();
        });
      }
      if (underWay === 0) resolve();
    };
    fill();
  });
  return answers;
}
