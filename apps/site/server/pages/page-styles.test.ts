import { expect, test } from 'vitest'
import { storeResponse } from '../kit/stored-response.ts'
import type { RenderedPage } from './page-server.ts'
import { createPageStyles } from './page-styles.ts'

const files: Readonly<Record<string, string>> = {
  '/assets/site.css': '.a{top:0}.unused{top:1px}.header--small{top:2px}',
  '/assets/front.css': '.b{top:0}',
  '/assets/form.css': '.c{top:0}.unused{top:0}',
}
const assets = {
  async load(path: string) {
    const css = files[path]
    return css === undefined
      ? undefined
      : storeResponse(200, { 'Content-Type': 'text/css' }, Buffer.from(css), { quality: 1 })
  },
}
const link = (href: string, precedence: string) =>
  `<link rel="stylesheet" href="${href}" data-precedence="${precedence}"/>`
const page = (head: string): RenderedPage => ({
  status: 200,
  headers: new Headers(),
  body: Buffer.from(`<head>${head}</head><p class="a b"></p><p class="c"></p>`),
  tags: [],
  isComplete: true,
  hasRouteData: true,
  scripts: [],
})

test('a stored page carries the rules it needs in place of its stylesheets, one element for each precedence', async () => {
  const head =
    link('/assets/site.css', 'default') + link('/assets/front.css', 'page') + link('/assets/form.css', 'page')
  const { body, styles } = await createPageStyles(assets)(page(head))
  const [site, own] = ['.a{top:0}.header--small{top:2px}', '.b{top:0}.c{top:0}']
  expect(styles).toEqual([site, own])
  expect(body.toString()).toContain(
    `<head><style data-precedence="default" data-sheets="/assets/site.css">${site}</style>` +
      `<style data-precedence="page" data-sheets="/assets/front.css /assets/form.css">${own}</style></head>`,
  )
})

test('a page whose stylesheets the build did not write keeps its links', async () => {
  const given = page(link('/src/site.css', 'default'))
  expect(await createPageStyles(assets)(given)).toBe(given)
})
