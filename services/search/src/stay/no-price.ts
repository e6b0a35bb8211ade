/** Marks a house without a matching stay. */
export const noPrice = 0x7fffffff
