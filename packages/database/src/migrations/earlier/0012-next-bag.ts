import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/**
 * Items added to a bag while its payment is being confirmed go into the next bag; samples ship separately by parcel;
 * a postal code is checked against its state or province.
 */
export const nextBag: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table bag add column next_bag_id text references bag on delete set null",
      // No foreign key: the bag's line may be gone by the time the order is placed.
      "alter table order_line add column bag_line_id integer",
      "alter table customer_order add column sample_delivery jsonb",
      `create table postal_range (
        country text not null, province text not null,
        first_prefix text not null, last_prefix text not null,
        primary key (country, province, first_prefix),
        check (length(first_prefix) = length(last_prefix) and first_prefix <= last_prefix)
      )`,
      `insert into postal_range (country, province, first_prefix, last_prefix) values ${ranges()}`,
    ]),
};

/** Postal code prefixes by state and province, as of 2026; the supplier can change the rows. */
const prefixes: Record<"US" | "CA", Record<string, string>> = {
  US: {
    MA: "010-027 055",
    RI: "028-029",
    NH: "030-038",
    ME: "039-049",
    VT: "050-054 056-059",
    CT: "060-069",
    NJ: "070-089",
    NY: "005 06390 100-149",
    PA: "150-196",
    DE: "197-199",
    DC: "200 202-205 569",
    VA: "201 220-246",
    MD: "206-212 214-219",
    WV: "247-268",
    NC: "270-289",
    SC: "290-299",
    GA: "300-319 398-399",
    FL: "320-339 341-342 344 346-347 349",
    AL: "350-352 354-369",
    TN: "370-385",
    MS: "386-397",
    KY: "400-427",
    OH: "430-459",
    IN: "460-479",
    MI: "480-499",
    IA: "500-528",
    WI: "530-532 534-535 537-549",
    MN: "550-551 553-567",
    SD: "570-577",
    ND: "580-588",
    MT: "590-599",
    IL: "600-620 622-629",
    MO: "630-631 633-641 644-658",
    KS: "660-662 664-679",
    NE: "680-681 683-693",
    LA: "700-701 703-708 710-714",
    AR: "716-729",
    OK: "730-731 734-741 743-749",
    TX: "733 750-770 772-799 885",
    CO: "800-816",
    WY: "820-831 83414",
    ID: "832-838",
    UT: "840-847",
    AZ: "850-853 855-857 859-860 863-865",
    NM: "870-871 873-875 877-884",
    NV: "889-891 893-895 897-898",
    CA: "900-908 910-928 930-961",
    HI: "967-968",
    OR: "970-979",
    WA: "980-986 988-994",
    AK: "995-999",
  },
  CA: {
    NL: "A",
    NS: "B",
    PE: "C",
    NB: "E",
    QC: "G-H J",
    ON: "K-N P",
    MB: "R",
    SK: "S",
    AB: "T",
    BC: "V",
    NU: "X0A-X0C",
    NT: "X0E-X0G X1",
    YT: "Y",
  },
};

function ranges(): string {
  const rows = Object.entries(prefixes).flatMap(([country, provinces]) =>
    Object.entries(provinces).flatMap(([province, spans]) =>
      spans.split(" ").map((span) => {
        const [first, last = first] = span.split("-");
        return `('${country}', '${province}', '${first}', '${last}')`;
      }),
    ),
  );
  return rows.join(", ");
}
