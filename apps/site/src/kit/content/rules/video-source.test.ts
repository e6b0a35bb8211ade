import { expect, test } from 'vitest'
import { videoSource } from './video-source.ts'

const hosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'films.example']

test.each([
  ['https://www.youtube.com/watch?v=abcdEFGH123&t=5', 'https://www.youtube-nocookie.com/embed/abcdEFGH123'],
  ['https://youtu.be/abcdEFGH123', 'https://www.youtube-nocookie.com/embed/abcdEFGH123'],
  ['https://www.youtube.com/shorts/abcdEFGH123', 'https://www.youtube-nocookie.com/embed/abcdEFGH123'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://films.example/embed/1', 'https://films.example/embed/1'],
])('%s is shown from %s, the player that sets no cookie', (address, frame) => {
  expect(videoSource(address, hosts)).toEqual({ kind: 'frame', url: frame, host: new URL(frame).host })
})

test('our own video plays in the page', () => {
  expect(videoSource('/files/strand.mp4?v=2', [])).toEqual({ kind: 'file', url: '/files/strand.mp4?v=2' })
})

test.each([
  ['https://www.youtube.com/watch?v=abcdEFGH123', []],
  ['https://www.youtube.com/watch?v=../../evil', hosts],
  ['https://www.youtube.com/', hosts],
  ['http://films.example/1', hosts],
  ['https://user@films.example/1', hosts],
  ['https://films.example.evil.example/1', hosts],
  ['https://films.example:8443/1', hosts],
  ['//evil.example/a.mp4', hosts],
  ['/\\evil.example/a.mp4', hosts],
  ['javascript:alert(1)//a.mp4', hosts],
  ['not an address', hosts],
])('%s stays a link', (address, frameHosts) => {
  expect(videoSource(address, frameHosts)).toEqual({ kind: 'link' })
})
