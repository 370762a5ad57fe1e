import type { Attributes, FeedShop } from "../attributes.rules.ts";

/** Writes OpenAI's product feed as JSON lines (developers.openai.com/commerce/specs/feed). Checkout stays on the shop's own pages. */
export async function* openaiFeed(all: AsyncIterable<Attributes>, shop: FeedShop): AsyncGenerator<string> {
  for await (const one of all) yield `${JSON.stringify(entry(one, shop))}\n`;
}

function entry(one: Attributes, { settings, publicUrl }: FeedShop) {
  const countries = settings.countries.map(({ code }) => code);
  const [saleFrom, saleUntil] = one.sale_price_effective_date?.split("/") ?? [];
  return {
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: one.id,
    title: one.title,
    description: one.description,
    url: one.link,
    brand: one.brand ?? settings.name,
    image_url: one.image_link,
    ...(one.additional_image_link.length > 0 && { additional_image_urls: one.additional_image_link.join(",") }),
    price: one.price,
    ...(one.sale_price && { sale_price: one.sale_price }),
    ...(saleFrom && saleUntil && { sale_price_start_date: saleFrom.slice(0, 10), sale_price_end_date: saleUntil.slice(0, 10) }),
    availability: one.availability,
    ...(one.availability_date && { availability_date: one.availability_date.slice(0, 10) }),
    condition: one.condition,
    ...(one.product_type && { product_category: one.product_type }),
    ...(one.color && { color: one.color }),
    ...(one.material && { material: one.material }),
    ...(one.size && { size: one.size }),
    ...(one.gtin && { gtin: one.gtin }),
    ...(one.mpn && { mpn: one.mpn }),
    group_id: one.item_group_id,
    seller_name: settings.name,
    seller_url: publicUrl,
    ...(settings.returns && { accepts_returns: true, return_deadline_in_days: settings.returns.days }),
    target_countries: countries,
    store_country: countries[0],
  };
}
