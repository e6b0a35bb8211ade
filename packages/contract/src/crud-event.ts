import * as v from 'valibot'

/** A user's data was created, updated or deleted; sent to every node and to all open pages of this user. */
export const crudEvent = v.object({
  entity: v.picklist(['favorites']),
  kind: v.picklist(['created', 'updated', 'deleted']),
  id: v.number(),
  userId: v.number(),
})
export type CrudEvent = v.InferOutput<typeof crudEvent>
