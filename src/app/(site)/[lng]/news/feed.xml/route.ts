import { newsFeed } from '@/src/data/news-feed'

export const dynamic = 'force-dynamic'

export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ lng: string }> },
): Promise<Response> => newsFeed((await params).lng, 'xml')
