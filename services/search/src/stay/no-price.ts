/** No stay of the kind asked for. */
export const noPrice = 0x7fffffff
