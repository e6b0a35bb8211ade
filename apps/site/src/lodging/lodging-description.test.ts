import { expect, test } from 'vitest'
import { findFilm } from './lodging-description.tsx'

const hosts = ['www.youtube-nocookie.com']
const frame = (src: string) => `<iframe src="${src}" title="Film: Haus &amp; Hof" width="560"></iframe>`

test('a video of an allowed host is found with its title', () => {
  expect(findFilm(frame('https://www.youtube-nocookie.com/embed/a?b=1&amp;c=2'), hosts)).toEqual({
    src: 'https://www.youtube-nocookie.com/embed/a?b=1&c=2',
    title: 'Film: Haus & Hof',
  })
})

test.each([
  frame('https://spy.example/embed/a'),
  frame('http://www.youtube-nocookie.com/embed/a'),
  frame('https://www.youtube-nocookie.com@spy.example/'),
  frame('javascript:alert(1)'),
  '<script src="https://www.youtube-nocookie.com/x"></script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe data-src="https://www.youtube-nocookie.com/embed/a"></iframe>',
  'no film at all',
])('%s is not a video', (html) => {
  expect(findFilm(html, hosts)).toBeNull()
})
