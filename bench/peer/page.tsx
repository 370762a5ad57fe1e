import type { ComponentType } from "react";

/** The peer's page, written as a React developer would write the same list without a framework; its markup is as lean as the shop's. */

export interface PeerCard {
  code: string;
  href: string;
  name: string;
  label: string;
  finish: string;
  /** Price of a sell unit. */
  cents: number;
  price: string;
  perUnit: string;
  image: string;
}

export interface PeerData {
  title: string;
  links: { href: string; name: string }[];
  stores: { code: string; name: string }[];
  footer: { heading: string; links: { href: string; name: string }[] }[];
  looks: { href: string; name: string; image: string }[];
  facets: { key: string; label: string; values: { value: string; label: string; count: number }[] }[];
  /** All products of the list. */
  cards: PeerCard[];
}

/** The selection in the page's address. */
export interface Shown {
  data: PeerData;
  total: number;
  chosen: string[];
}

export function PeerPage(shown: Shown) {
  const { data } = shown;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{data.title}</title>
        <link rel="stylesheet" href="/client.css" />
      </head>
      <body>
        <PeerBody {...shown} parts={{ Facets, Card }} />
        <script type="application/json" id="data" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }} />
      </body>
    </html>
  );
}

/** The parts that a shopper uses. */
export interface Parts {
  Facets: ComponentType<{ facets: PeerData["facets"]; chosen: string[] }>;
  Card: ComponentType<{ card: PeerCard }>;
}

export function PeerBody({ data, total, chosen, parts: { Facets, Card } }: Shown & { parts: Parts }) {
  return (
    <>
      <Header data={data} />
      <main>
        <h1>{data.title}</h1>
        <ul className="looks">
          {data.looks.map((look) => (
            <li key={look.href}>
              <a href={look.href}>
                <img src={look.image} alt="" width={120} height={120} loading="lazy" />
                {look.name}
              </a>
            </li>
          ))}
        </ul>
        <Facets facets={data.facets} chosen={chosen} />
        <p>{total} products</p>
        <ul className="wall">
          {data.cards.map((card) => (
            <li key={card.code}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      </main>
      <Footer data={data} />
    </>
  );
}

function Header({ data }: { data: PeerData }) {
  return (
    <header>
      <a href="/">Cantera Tile &amp; Stone</a>
      <search>
        <form action="/search">
          <label htmlFor="q">Search products</label>
          <input id="q" name="q" type="search" />
        </form>
      </search>
      <select name="store" defaultValue="">
        <option value="">No store chosen</option>
        {data.stores.map((store) => (
          <option key={store.code} value={store.code}>
            {store.name}
          </option>
        ))}
      </select>
      <nav>
        <ul>
          {data.links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

export function Facets({ facets, chosen }: { facets: PeerData["facets"]; chosen: string[] }) {
  return (
    <form method="get">
      {facets.map((facet) => (
        <details key={facet.key} open>
          <summary>{facet.label}</summary>
          <ul>
            {facet.values.map((value) => (
              <li key={value.value}>
                <label>
                  <input type="checkbox" name={facet.key} value={value.value} defaultChecked={chosen.includes(value.value)} />
                  <span>{value.label}</span>
                  <span>{value.count}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <input name="from" type="number" />
      <input name="to" type="number" />
      <button type="submit">Apply</button>
    </form>
  );
}

export function Card({ card }: { card: PeerCard }) {
  return (
    <article>
      <h3>
        <a href={card.href}>{card.name}</a>
      </h3>
      <p>{card.label}</p>
      <p>
        <span>{card.price}</span>
        <span>{card.perUnit}</span>
      </p>
      <label>
        <input type="checkbox" name="item" value={card.code} /> Compare
      </label>
      <img src={card.image} alt="" width={640} height={640} loading="lazy" />
      <form method="post" action="/bag">
        <button type="submit" name="add" value={card.code}>
          Add one box
        </button>
        <button type="submit" name="sample" value={card.code}>
          Sample
        </button>
      </form>
    </article>
  );
}

function Footer({ data }: { data: PeerData }) {
  return (
    <footer>
      {data.footer.map((column) => (
        <div key={column.heading}>
          <h2>{column.heading}</h2>
          <ul>
            {column.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </footer>
  );
}
