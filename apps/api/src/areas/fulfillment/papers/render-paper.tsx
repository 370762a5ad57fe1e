import { renderToBuffer } from "@react-pdf/renderer";
import type { ComponentProps } from "react";
import { BoxLabels } from "./box-labels.tsx";
import { LotLabels } from "./lot-labels.tsx";
import { PickList } from "./pick-list.tsx";

export const renderPickList = (props: ComponentProps<typeof PickList>): Promise<Buffer> => renderToBuffer(<PickList {...props} />);
export const renderLabels = (props: ComponentProps<typeof BoxLabels>): Promise<Buffer> => renderToBuffer(<BoxLabels {...props} />);
export const renderLotLabels = (props: ComponentProps<typeof LotLabels>): Promise<Buffer> => renderToBuffer(<LotLabels {...props} />);
