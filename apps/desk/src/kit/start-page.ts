import { deskPage, deskPageId } from '@marram/contract/desk/page'
import * as v from 'valibot'

/** Facts that the site wrote into the page. */
export const startPage = v.parse(deskPage, JSON.parse(document.getElementById(deskPageId)?.textContent ?? 'null'))
