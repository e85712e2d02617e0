/**
 * Lua scripts of the room store: each runs as a whole, so that a room and what it is found by never differ. A room is stored as JSON; the lists
 * (all rooms, public ones, those of an address) are sorted sets of ids by the time at which the store forgets them.
 */
const common = `
local prefix = ARGV[1]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function lists(room)
  return { prefix .. 'all', prefix .. 'from ' .. room.openedFrom, prefix .. 'public' }
end
local function forget(room)
  redis.call('DEL', prefix .. 'room ' .. room.id, prefix .. 'code ' .. room.code)
  for _, list in ipairs(lists(room)) do redis.call('ZREM', list, room.id) end
end
local function put(room, text, ttl)
  redis.call('SET', prefix .. 'room ' .. room.id, text, 'PX', ttl)
  redis.call('SET', prefix .. 'code ' .. room.code, room.id, 'PX', ttl)
  for _, list in ipairs(lists(room)) do
    redis.call('ZADD', list, now + ttl, room.id)
    -- No list has an entry that lasts for longer.
    redis.call('PEXPIRE', list, 600000)
  end
  if not room.isPublic then redis.call('ZREM', prefix .. 'public', room.id) end
end
local function size(list)
  redis.call('ZREMRANGEBYSCORE', list, '-inf', now)
  return redis.call('ZCARD', list)
end
`;

/** Arguments: prefix, room, time to live, most rooms, most of an address. */
export const addScript = `${common}
local room = cjson.decode(ARGV[2])
if redis.call('EXISTS', prefix .. 'room ' .. room.id, prefix .. 'code ' .. room.code) > 0 then return 'taken' end
local all, from = unpack(lists(room))
if size(all) >= tonumber(ARGV[4]) then return 'rooms-full' end
if size(from) >= tonumber(ARGV[5]) then return 'too-many-rooms' end
put(room, ARGV[2], tonumber(ARGV[3]))
return 'added'
`;

/** Arguments: prefix, room, time to live. Gives 1 if the stored room had the revision before. */
export const replaceScript = `${common}
local room = cjson.decode(ARGV[2])
local text = redis.call('GET', prefix .. 'room ' .. room.id)
if not text or cjson.decode(text).revision ~= room.revision - 1 then return 0 end
local ttl = tonumber(ARGV[3])
if ttl > 0 then put(room, ARGV[2], ttl) else forget(room) end
return 1
`;

/** Arguments: prefix, id. */
export const removeScript = `${common}
local text = redis.call('GET', prefix .. 'room ' .. ARGV[2])
if text then forget(cjson.decode(text)) end
`;

/** Arguments: prefix, time to live, ids. A room with nobody connected lives no longer than it would. */
export const touchScript = `${common}
for at = 3, #ARGV do
  local text = redis.call('GET', prefix .. 'room ' .. ARGV[at])
  local room = text and cjson.decode(text)
  if room and room.emptySince == cjson.null then put(room, text, tonumber(ARGV[2])) end
end
`;

/** Arguments: prefix. Gives the rooms. */
export const publicScript = `${common}
size(prefix .. 'public')
local rooms = {}
for _, id in ipairs(redis.call('ZRANGE', prefix .. 'public', 0, -1)) do
  local text = redis.call('GET', prefix .. 'room ' .. id)
  if text then rooms[#rooms + 1] = text end
end
return rooms
`;
