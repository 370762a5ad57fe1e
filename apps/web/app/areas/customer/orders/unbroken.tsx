import { Fragment } from "react";

/** Prevents line breaks inside words, such as in an order number at its hyphen. */
export const Unbroken = ({ words }: { words: string[] }) =>
  words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ", "}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ));
