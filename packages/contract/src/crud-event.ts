import * as v from 'valibot'

/** Something of somebody was created, updated or deleted; every node and every open page of theirs hears of it. */
export const crudEvent = v.object({
  entity: v.picklist(['favorites']),
  kind: v.picklist(['created', 'updated', 'deleted']),
  id: v.number(),
  userId: v.number(),
})
export type CrudEvent = v.InferOutput<typeof crudEvent>
