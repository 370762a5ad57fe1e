import { listAddresses } from "../../honest/addresses.ts";
import { buyOnce, type Times } from "./buyer.ts";
import { type Seen, type Visitor, visitorFrom } from "./visitor.ts";

/** Counts of the answers to a group of visitors. */
export interface Answers {
  pages: number;
  /** 429 and 503. */
  refused: number;
  /** How long their pages took, in milliseconds. */
  ms: number[];
}

export interface Crowd {
  shoppers: Answers;
  crawlers: Answers;
  office: Answers;
  flood: Answers;
  checkout: Times;
}

const LIST = "/en/product/list/porcelain/";
const REFUSALS = [429, 503];
const SHOPPERS = 20;
const BUYERS = 12;
const CRAWLERS = 2;
const OFFICE = 40;
const FLOOD_CONNECTIONS = 64;
/** Between two pages of one person, of a crawler, and between two orders of one buyer, in milliseconds. */
const PAUSE = { person: 6000, crawler: 250, buyer: 6000 };

/** Lets all visitors use the shop at once; each requested page of a list has never been requested before. */
export async function crowd(url: string, seconds: number): Promise<Crowd> {
  const next = listAddresses(LIST);
  const ends = performance.now() + seconds * 1000;
  const seen: Crowd = {
    shoppers: none(),
    crawlers: none(),
    office: none(),
    flood: none(),
    checkout: { page: [], quote: [], complete: [] },
  };
  const everybody: Visitor[] = [];
  const visitor = (address: string, connections = 6): Visitor => {
    const one = visitorFrom(url, address, connections);
    everybody.push(one);
    return one;
  };
  const browse = async (who: Visitor, answers: Answers, pause: number) => {
    await wait(Math.random() * pause);
    while (performance.now() < ends) {
      note(answers, await who.get(next()));
      await wait(pause * (0.5 + Math.random()));
    }
  };
  const buy = async (who: Visitor, name: string) => {
    await wait(Math.random() * PAUSE.buyer);
    for (let turn = 0; performance.now() < ends; turn++) {
      await buyOnce(who, `${name}-${turn}`, seen.checkout);
      await wait(PAUSE.buyer);
    }
  };
  const flood = async (who: Visitor) => {
    while (performance.now() < ends) note(seen.flood, await who.get(next()));
  };
  const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
  const [office, attacker] = [visitor("127.0.3.1", OFFICE), visitor("127.0.4.1", FLOOD_CONNECTIONS)];
  await Promise.all([
    ...times(SHOPPERS, (index) => browse(visitor(`127.0.1.${index + 1}`), seen.shoppers, PAUSE.person)),
    ...times(CRAWLERS, (index) => browse(visitor(`127.0.2.${index + 1}`, 1), seen.crawlers, PAUSE.crawler)),
    ...times(OFFICE, () => browse(office, seen.office, PAUSE.person)),
    ...times(BUYERS, (index) => buy(visitor(`127.0.5.${index + 1}`), `buyer-${index}`)),
    ...times(FLOOD_CONNECTIONS, () => flood(attacker)),
  ]);
  for (const one of everybody) one.leave();
  return seen;
}

const none = (): Answers => ({ pages: 0, refused: 0, ms: [] });

function note(answers: Answers, { status, ms }: Seen): void {
  if (REFUSALS.includes(status)) answers.refused += 1;
  else if (status === 200) {
    answers.pages += 1;
    answers.ms.push(ms);
  } else throw new Error(`a page was answered with ${status}`);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
