import { parseListing } from './parse-listing';

test('reads keys with whatever their text holds', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name><Prefix>site/</Prefix>
<NextContinuationToken>1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=</NextContinuationToken><IsTruncated>true</IsTruncated>
<Contents><Key>site/a&amp;b&apos;&#39;&#x27;&lt;.js</Key><LastModified>2026-11-21T06:00:01.000Z</LastModified></Contents>
<Contents><LastModified>2026-11-21T06:00:02.000Z</LastModified><Key>site/&amp;lt;</Key></Contents>
<CommonPrefixes><Prefix>site/builds/</Prefix></CommonPrefixes></ListBucketResult>`;
  expect(parseListing(xml)).toEqual({
    objects: [
      { key: "site/a&b'''<.js", modified: new Date('2026-11-21T06:00:01Z') },
      { key: 'site/&lt;', modified: new Date('2026-11-21T06:00:02Z') },
    ],
    folders: ['site/builds/'],
    next: '1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=',
  });
});

test('an empty listing is empty', () => {
  expect(parseListing('<ListBucketResult><Prefix/></ListBucketResult>')).toEqual({ objects: [], folders: [] });
});
