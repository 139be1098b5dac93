# The site as an image, for every set-up of docs/deployment.md:
#   docker build -t terminalia .
#   docker run -p 3000:3000 -v terminalia:/data -e PAYLOAD_SECRET=… -e SITE_URL=… -e DATABASE_URI=… terminalia

FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# Needs neither a database nor a secret, and puts none into the image.
RUN npm run build \
  && npm prune --omit=dev \
  && rm -rf .next/cache tests docs .ci node_modules/.cache \
  && find node_modules -name '*.map' -delete

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  DATA_DIR=/data \
  PORT=3000 \
  MALLOC_ARENA_MAX=2
RUN install -d -o node -g node /data
COPY --from=build --chown=node:node /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Brings the database up to date, then serves. Several instances leave that to one: scripts/prepare-database.ts.
CMD ["node", "scripts/serve.mjs", "--prepare"]
