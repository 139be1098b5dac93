import { lifeCycleFeed } from '@/src/data/life-cycle-feed'

export const dynamic = 'force-dynamic'

export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ lng: string }> },
): Promise<Response> => lifeCycleFeed((await params).lng)
