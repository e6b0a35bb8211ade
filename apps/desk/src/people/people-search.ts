import * as v from 'valibot'

const part = v.optional(v.string())

/** The list's address. Malformed values are ignored where they are read. */
export const peopleSearch = v.object({ q: part, sort: part, columns: part, open: part, role: part, access: part })

export const rolesSearch = v.object({ open: part })
