import * as v from 'valibot'
import { deskCommand, deskQuery } from './operation.ts'
import { line, words } from './shapes.ts'

const common = { service: 'booking', needs: 'bookings.read' } as const
/** A list of the desk, such as `bookings`. */
const list = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/, 'is the name of a list'))
const name = line(60)

/** The views of a list that this person has saved, by name. */
export const listViews = deskQuery({
  ...common,
  name: 'views.list',
  input: v.object({ list }),
  output: v.array(v.object({ name: v.string(), address: v.string() })),
})

/** Saves filters, search, order and columns as the query of an address; a view of the same name is replaced. */
export const saveView = deskCommand({
  ...common,
  name: 'views.save',
  input: v.object({ list, name, address: words(2000) }),
  output: v.object({ name: v.string() }),
})

export const deleteView = deskCommand({
  ...common,
  name: 'views.delete',
  input: v.object({ list, name }),
  output: v.object({ name: v.string() }),
})
