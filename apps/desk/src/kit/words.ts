import { startPage } from './start-page.ts'

/** Texts of one area in the language of this host. A language with other keys does not compile. */
export function defineWords<Words extends object>(da: Words, de: NoInfer<Words>, en: NoInfer<Words>): Words {
  return { da, de, en }[startPage.edition]
}
