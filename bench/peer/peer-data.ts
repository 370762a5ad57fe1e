import { laidAddress, usualPattern } from "@azulejo/web/app/media/laid-address.ts";
import type { PeerData } from "./page.tsx";

interface Listed {
  pages: number;
  listing: { title: string };
  facets: PeerData["facets"];
  products: {
    code: string;
    slug: string;
    name: string;
    picture: Parameters<typeof laidAddress>[0] | null;
    lead: {
      itemNo: string;
      label: string;
      finishLabel: string;
      sellUnit: string;
      format: Parameters<typeof laidAddress>[1] | null;
      price: { cents: number; perSqFtCents: number | null } | null;
    };
  }[];
}

const HEADERS = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json", "accept-language": "en" };
const JOINT = { joint: "light", jointMm: 3, acrossFeet: 4.8, aspect: 1 } as const;

/** Reads the peer's data from the shop: the same products, facets and shell. */
export async function readPeerData(url: string, listing: string): Promise<PeerData> {
  const first = await readPage(url, listing, 1);
  const others = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => readPage(url, listing, index + 2)));
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  return {
    title: first.listing.title,
    links: Array.from({ length: 12 }, (_, index) => ({ href: `/en/product/list/${index}/`, name: `Department ${index}` })),
    stores: Array.from({ length: 14 }, (_, index) => ({ code: `store-${index}`, name: `Store ${index}, NV` })),
    footer: Array.from({ length: 4 }, (_, column) => ({
      heading: `Column ${column}`,
      links: Array.from({ length: 8 }, (__, index) => ({ href: `/en/${column}/${index}/`, name: `Page ${index}` })),
    })),
    looks: Array.from({ length: 11 }, (_, index) => ({
      href: `/en/look/${index}/`,
      name: `Look ${index}`,
      image: `/assets/f/1001/look-${index}.webp`,
    })),
    facets: first.facets.map((facet) => ({ ...facet, values: facet.values.slice(0, 8) })),
    cards: [first, ...others].flatMap(({ products }) =>
      products.map(({ code, slug, name, picture, lead }) => ({
        code,
        href: `/en/product/detail/${slug}?item=${lead.itemNo}`,
        name,
        label: lead.label,
        finish: lead.finishLabel.toLowerCase(),
        cents: lead.price?.cents ?? 0,
        price: `${dollars(lead.price?.perSqFtCents ?? 0)} / sq ft`,
        perUnit: `${dollars(lead.price?.cents ?? 0)} per ${lead.sellUnit}`,
        image: picture && lead.format ? laidAddress(picture, lead.format, { ...JOINT, pattern: usualPattern(lead.format) }, 640) : "",
      })),
    ),
  };
}

async function readPage(url: string, listing: string, page: number): Promise<Listed> {
  const answer = await fetch(`${url}/api/product/list`, { method: "POST", headers: HEADERS, body: JSON.stringify({ listing, page }) });
  const { value } = (await answer.json()) as { value?: Listed };
  if (!value) throw new Error(`the list ${listing} has no page ${page}`);
  return value;
}
