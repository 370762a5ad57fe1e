import styles from "./list-head.css?url";

/** The stylesheet of a list's heading: its statuses and filters. */
export const ListHeadStyles = () => <link rel="stylesheet" href={styles} precedence="landing" />;
