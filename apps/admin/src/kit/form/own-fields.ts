import { createContext, type ComponentType } from "react";
import type { PartProps } from "./field-props.tsx";

export type FieldsByName = Readonly<Record<string, ComponentType<PartProps>>>;

/** Fields that are drawn by a component of their screen, whatever their kind, wherever they stand in a call. */
export const OwnFields = createContext<FieldsByName>({});
