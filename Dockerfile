# The site as an image, for every set-up of docs/deployment.md:
#   docker build -t terminalia .
#   docker run -p 3000:3000 -v terminalia:/data -e PAYLOAD_SECRET=… -e SITE_URL=… -e DATABASE_URI=… terminalia

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# With the same key in each build, a panel that is open during an update goes on working: `openssl rand -base64 32`.
ARG NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
# Needs neither a database nor a secret, and puts none into the image. What the build alone needs goes: Next's
# compiler has 100 MB.
RUN npm run build \
  && rm -rf .data tests docs .ci \
    node_modules/@next/swc-* node_modules/typescript node_modules/@playwright node_modules/playwright* \
  && find node_modules -name '*.map' -delete \
  && chmod -R a+rX .

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  DATA_DIR=/data \
  PORT=3000 \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  TSX_DISABLE_CACHE=1
RUN install -d -o node -g node /data
# Belongs to root: the server changes nothing but /data, so the rest may be read-only.
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Brings the database up to date, then serves. Several instances leave that to one: scripts/prepare-database.ts.
CMD ["node", "scripts/serve.mjs", "--prepare"]
