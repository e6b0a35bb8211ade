import { expect, test } from 'vitest'
import { picturesOf } from './warm-up.ts'

const own = '/services/images/own/demo'

test('the small modern versions of a page’s pictures are drawn beforehand, smallest first, each once', () => {
  const html = `
    <source srcset="${own}/a/1/0?format=avif&amp;w=824&amp;h=550 2x, ${own}/a/1/0?format=avif&amp;w=412&amp;h=275 1x">
    <img src="${own}/a/1/0?format=jpg&amp;w=412&amp;h=275">
    <link imagesrcset="${own}/b/2/0?format=avif&amp;w=1920&amp;h=1200 1920w, ${own}/b/2/0?format=avif&amp;w=640&amp;h=400 640w">`
  expect(picturesOf([html, html])).toEqual([
    `${own}/a/1/0?format=avif&w=412&h=275`,
    `${own}/b/2/0?format=avif&w=640&h=400`,
    `${own}/a/1/0?format=avif&w=824&h=550`,
  ])
})
