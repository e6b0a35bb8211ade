import { deskPermissions } from '@marram/domain/desk/permission'
import * as v from 'valibot'

/** Written into the page of the desk by the site, for the application to start with. */
export const deskPage = v.object({
  edition: v.picklist(['da', 'de', 'en']),
  agency: v.object({ name: v.string(), mark: v.nullable(v.string()) }),
  isDemo: v.boolean(),
  /** Null while signing in. */
  staff: v.nullable(
    v.object({
      userId: v.number(),
      name: v.string(),
      email: v.string(),
      permissions: v.array(v.picklist(deskPermissions)),
    }),
  ),
})
export type DeskPage = v.InferOutput<typeof deskPage>

/** The element that carries it. */
export const deskPageId = 'desk-page'
