import "virtual:words/orders";
import type { ListedOrder } from "@azulejo/contract/areas/customer.ts";
import type { WishList } from "@azulejo/contract/areas/wishlist.ts";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { useAddress } from "../../../routing/use-address.ts";

/** What an empty quick order can begin with: the user's last orders and lists. Each is a link that fills it in. */
export function PadStarts({ lists, orders }: { lists: WishList[]; orders: ListedOrder[] }) {
  const t = useText();
  const language = useLanguage();
  const path = useAddress()("account/quickorder");
  const filled = lists.filter(({ count }) => count > 0);
  if (filled.length === 0 && orders.length === 0) return null;
  return (
    <nav aria-label={t("quick.starts")} className="pad-starts">
      <h2>{t("quick.starts")}</h2>
      <ul>
        {orders.map(({ receiptId, orderNo, placedAt, jobName, pieces, lineCount }) => (
          <li key={receiptId}>
            <a href={`${path}?order=${receiptId}`}>
              <span>
                {t("quick.startOrder", { order: String(orderNo) })}
                <small>{[day(placedAt, language), jobName].filter(Boolean).join(", ")}</small>
              </span>
              <span className="piece-row">
                {pieces.map(({ name, picture, format }, index) => (
                  <LinePicture key={index} picture={picture} format={format} name={name} alt={name} />
                ))}
                {lineCount > pieces.length && (
                  <span className="tabular-nums">{t("orders.more", { count: lineCount - pieces.length })}</span>
                )}
              </span>
            </a>
          </li>
        ))}
        {filled.map(({ wishlistId, name, count }) => (
          <li key={wishlistId}>
            <a href={`${path}?list=${wishlistId}`}>
              <span>
                {name}
                <small>{t("quick.startList", { count })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
